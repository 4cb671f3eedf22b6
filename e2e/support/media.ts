import { z } from 'zod'
import type { Site } from './site'

const albums = z.array(z.object({ cover: z.string() })).min(1)

/** Addresses of the pictures of the gallery's albums, in their largest variant. */
export async function publishedPictures(site: Site): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/lists/gallery`)
  return albums.parse(await answer.json()).map(({ cover }) => site.url + cover)
}

/** The address of one of them. */
export async function publishedPicture(site: Site): Promise<string> {
  return (await publishedPictures(site))[0] ?? ''
}
