/**
 * Moves the clock of the process or of the page in which it runs by so many milliseconds. Timers and
 * `performance` stay as they are. It is sent to the browser as text, so it uses nothing from here.
 */
export function shiftClock(milliseconds) {
  const system = Date
  const now = () => system.now() + milliseconds
  globalThis.Date = new Proxy(system, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new system(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
