/**
 * Shifts `Date` of this process or page; timers and `performance` stay. Browser tests send it as text, so it uses nothing
 * of this file.
 * @param {number} milliseconds
 */
export function shiftClock(milliseconds) {
  const system = Date
  const now = () => system.now() + milliseconds
  globalThis.Date = new Proxy(system, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new system(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
