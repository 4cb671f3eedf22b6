import { notFound } from 'next/navigation'
import { detailPages } from '../../../details'

/** `id` is the record's id and, of an album, the page of its photos. */
type Props = { params: Promise<{ detail: string; id?: string[] }> }

/** Nothing is rendered by the build: the first request of an id renders it, and it is cached by id. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { detail, id } = await params
  return (await detailPages.get(detail)?.metadata(id?.[0])) ?? {}
}

/** A record's page; its `?id=` and `page=` have become the last segments (lib/routes/rewrites.ts). */
export default async function DetailPage({ params }: Props) {
  const { detail, id: [id, page] = [] } = await params
  return (await detailPages.get(detail)?.render(id, Number(page ?? 1))) ?? notFound()
}
