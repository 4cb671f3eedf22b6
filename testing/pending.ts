/** A promise that the test resolves, such as an upstream response that is under way. */
export function pending<T = void>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
