import type { StoredResponse } from '@/lib/cache/store'

export function memoryStore() {
  const responses = new Map<string, StoredResponse>()
  return {
    responses,
    read: async (key: string) => responses.get(key) ?? null,
    write: async (key: string, response: StoredResponse) => void responses.set(key, response),
    remove: async (key: string) => void responses.delete(key),
  }
}
