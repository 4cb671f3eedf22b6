/** Memoizes by object identity. While the data is unchanged it stays the same object, so we derive its values once. */
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
