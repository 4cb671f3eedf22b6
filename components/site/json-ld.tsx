import { type JsonLdData, toJson } from '@/lib/seo/json-ld'

/** What a page says to search engines, as data that no browser runs. */
export function JsonLd({ data }: { data: JsonLdData }) {
  return <script type="application/ld+json">{toJson(data)}</script>
}
