import { peerHeader } from '@/lib/http/peer'

let visitors = 0

/** The address of a visitor nobody has seen yet, from a network of his own. */
export function newVisitor(): string {
  visitors += 1
  return `10.${visitors >> 8}.${visitors & 255}.1`
}

/** Fields as a form's post holds them. */
export function formData(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

/** What a page of this site posts to `path`: of a new visitor, unless `headers` say otherwise. */
export function ownPost(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return new Request(`http://school.example${path}`, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', [peerHeader]: newVisitor(), ...headers },
  })
}
