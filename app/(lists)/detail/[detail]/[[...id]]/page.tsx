import { notFound } from 'next/navigation'
import { detailPages } from '../../../details'

type Props = { params: Promise<{ detail: string; id?: string[] }> }

/** Nothing is rendered by the build: the first request of an id renders it, and it is cached by id. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { detail, id } = await params
  return (await detailPages.get(detail)?.metadata(id?.[0])) ?? {}
}

/** A record's page; its `?id=` has become the last segment (lib/routes/rewrites.ts). */
export default async function DetailPage({ params }: Props) {
  const { detail, id } = await params
  return (await detailPages.get(detail)?.render(id?.[0])) ?? notFound()
}
