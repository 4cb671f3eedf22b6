import type { RunningSite } from '@/testing/site'

export async function publishedPicture({ url }: Pick<RunningSite, 'url'>): Promise<string> {
  const albums: { cover: string | null }[] = await (await fetch(`${url}/api/lists/gallery`)).json()
  return albums.find(({ cover }) => cover)?.cover ?? ''
}
