import type { RunningSite } from '@/testing/site'

/** Paths of the pictures of the gallery's albums, each once, in their largest variant. */
export async function publishedPictures({ url }: Pick<RunningSite, 'url'>): Promise<string[]> {
  const albums: { cover: string | null }[] = await (await fetch(`${url}/api/lists/gallery`)).json()
  return [...new Set(albums.flatMap(({ cover }) => cover ?? []))]
}

/** The path of one of them. */
export async function publishedPicture(site: Pick<RunningSite, 'url'>): Promise<string> {
  return (await publishedPictures(site))[0] ?? ''
}
