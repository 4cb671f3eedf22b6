import { peerHeader } from '@/lib/http/peer'

let visitors = 0

export function newVisitor(): string {
  visitors += 1
  return `10.${visitors >> 8}.${visitors & 255}.1`
}

export function formData(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

export function ownPost(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return new Request(`http://school.example${path}`, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', [peerHeader]: newVisitor(), ...headers },
  })
}
