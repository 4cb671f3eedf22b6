import { type JsonLdData, toJson } from '@/lib/seo/json-ld'

export function JsonLd({ data }: { data: JsonLdData }) {
  return <script type="application/ld+json">{toJson(data)}</script>
}
