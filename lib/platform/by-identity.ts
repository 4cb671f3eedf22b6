/**
 * Memoizes by object identity: unchanged data stays the same object, so derived values need not be computed again.
 */
export function byIdentity<Of extends object, Result>(
  make: (of: Of) => Result,
): (of: Of) => Result {
  const results = new WeakMap<Of, { value: Result }>()
  return (of) => {
    const cached = results.get(of)
    if (cached) return cached.value
    const value = make(of)
    results.set(of, { value })
    return value
  }
}
