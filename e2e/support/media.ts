import type { RunningSite } from '@/testing/site'

export async function publishedPictures({ url }: Pick<RunningSite, 'url'>): Promise<string[]> {
  const albums: { cover: string | null }[] = await (await fetch(`${url}/api/lists/gallery`)).json()
  return [...new Set(albums.flatMap(({ cover }) => cover ?? []))]
}

export async function publishedPicture(site: Pick<RunningSite, 'url'>): Promise<string> {
  return (await publishedPictures(site))[0] ?? ''
}
