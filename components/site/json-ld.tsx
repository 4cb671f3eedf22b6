import { type JsonLdData, toJson } from '@/lib/seo/json-ld'

/** Structured data for search engines. */
export function JsonLd({ data }: { data: JsonLdData }) {
  return <script type="application/ld+json">{toJson(data)}</script>
}
