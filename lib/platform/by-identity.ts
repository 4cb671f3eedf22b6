/**
 * Remembers what `make` made of an object for as long as the object lives: an answer that has not changed
 * is the same object, so what follows from it need not be made again.
 */
export function byIdentity<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { value: Made }>()
  return (of) => {
    const known = made.get(of)
    if (known) return known.value
    const value = make(of)
    made.set(of, { value })
    return value
  }
}
