import { ensure, has } from '../bench/debian.mjs'

/** Programs that drive a browser besides Chromium, each with Debian's package. */
const programs = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
}

/** Whether a browser of `programs` can be driven here. */
export function hasBrowser(name) {
  return Object.keys(programs[name]).every(has)
}

/** Installs Debian's packages of the other browsers when root. Names those that are still missing. */
export function installOtherBrowsers() {
  for (const packages of Object.values(programs)) {
    for (const [program, debianPackage] of Object.entries(packages)) ensure(program, debianPackage)
  }
  return Object.keys(programs).filter((name) => !hasBrowser(name))
}
