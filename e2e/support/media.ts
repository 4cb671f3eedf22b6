import type { Site } from './site'

/** Addresses of the pictures of a list of albums, each once, in their largest variant. */
export async function publishedPictures(
  site: Pick<Site, 'url'>,
  list = 'gallery',
): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/lists/${list}`)
  const albums: { cover: string | null }[] = await answer.json()
  const covers = albums.flatMap(({ cover }) => cover ?? [])
  return [...new Set(covers)].map((cover) => site.url + cover)
}

/** The address of one of them. */
export async function publishedPicture(site: Pick<Site, 'url'>): Promise<string> {
  return (await publishedPictures(site))[0] ?? ''
}
