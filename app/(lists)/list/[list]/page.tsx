import { notFound } from 'next/navigation'
import { listPages } from '../../catalogue'

type Props = { params: Promise<{ list: string }> }

/** Nothing is rendered by the build: the first request renders a list and it is cached from then. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  return listPages.get((await params).list)?.metadata ?? {}
}

/** A list at its bare address. */
export default async function ListPage({ params }: Props) {
  const list = listPages.get((await params).list)
  return list ? list.render({}) : notFound()
}
