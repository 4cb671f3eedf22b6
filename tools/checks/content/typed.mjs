import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { curlyQuotes, isInCurlyQuotes, meantAddress } from './words.mjs'

const matches = (pattern) => (value) => typeof value === 'string' && pattern.test(value)

const isDay = (text) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

function isSession(value) {
  const [, first, second] = /^(\d{4})-(?:\d\d)?(\d\d)$/.exec(value) ?? []
  return first !== undefined && (Number(first) + 1) % 100 === Number(second)
}

const isAddress = (value) =>
  value === null ||
  matches(/^\//)(value) ||
  (matches(/^https:\/\/\S+$/)(value) && URL.canParse(value))

/**
 * What a value must be, by the file and the names on the way to it, and what to write instead. A call on
 * the way is named with brackets.
 */
const rules = [
  {
    file: 'school.ts',
    at: /\.(?:digits|phone|callNumber|chatNumber)$/,
    ok: matches(/^[1-9]\d{9}$/),
    say: 'is no telephone number here; write its ten digits in quotes, without +91, 0 or spaces, such as ’9000000001’',
  },
  {
    file: 'school.ts',
    at: /\.(?:email|privacyEmail)$/,
    ok: matches(/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/),
    say: 'is no e-mail address; write one, such as ’office@school.example’',
  },
  {
    file: 'school.ts',
    at: /\.(?:links|map|busApp)\.\w+$/,
    ok: isAddress,
    say: 'is no address; write it whole, as the browser shows it, with https:// in front',
  },
  {
    file: 'school.ts',
    at: /Session$/,
    ok: isSession,
    say: 'is no session; write its two years, such as ’2026-27’',
  },
  {
    file: 'fees.ts',
    at: /rows\(\)\.(?!admission$|annual$|laboratory$|tuition$)\w+$/,
    ok: () => false,
    say: 'stands under a name that no fee has; write admission, annual, laboratory or tuition before the colon',
  },
  {
    file: 'fees.ts',
    at: /\.(?:amount|admission|annual|laboratory|tuition)$|instalments\(\)$/,
    ok: (value) => value === null || (Number.isInteger(value) && value > 0),
    say: 'is no amount; write whole rupees in digits without quotes, comma or ₹, such as 4400, leave the fee out if there is none, or write null if it is not published',
  },
  {
    file: 'disclosure.ts',
    at: /^disclosureUpdated$/,
    ok: (value) => matches(/^\d{4}-\d\d-\d\d$/)(value) && isDay(value),
    say: 'is no day; write year, month and day, such as ’2026-11-21’',
  },
  {
    file: 'facts.ts',
    at: /^yearlyDays\.|\.winter\.begins$/,
    ok: (value) => matches(/^\d\d-\d\d$/)(value) && isDay(`2028-${value}`),
    say: 'is no day of the year; write month and day, such as ’11-16’',
  },
]

/** Why a line cannot be read, as somebody says it who has typed it. */
function whyUnreadable(line, message) {
  if (/[:(,[]\s*₹?\d[\d_]*[A-Za-z]/.test(line))
    return 'has a letter in a number; write digits only, such as 4400'
  if (/[:(]\s*(?:₹|\d{1,3},\d{2,3}\b)/.test(line))
    return 'has a comma or ₹ in an amount; write digits only, such as 4400'
  if (/[:(,[]\s*[“”‘’]|[“”‘’]\s*[,)\]}]/.test(line) || /Invalid Character `[“”‘’]/.test(message))
    return 'has curly quotes around a text; write straight ones around it, such as ’text’'
  if (/'[^']*\w'\w[^']*'/.test(line)) return 'has a straight quote inside a text; write ’ in words'
  return 'cannot be read; a comma at its end or at the end of the line above, a quote or a bracket is missing or one too many'
}

/** Straight quotes in a sentence of this file would have to be escaped. */
const straight = (sentence) => sentence.replace(/’([^’\s]+)’/g, "'$1'")

const unwrapped = {
  TSAsExpression: (node) => node.expression,
  TSSatisfiesExpression: (node) => node.expression,
  CallExpression: (node) =>
    /^(?:placeholder|sample)$/.test(node.callee.name) ? node.arguments.at(-1) : node,
}

/** Every literal below a node, with the names on the way to it. */
function* literalsIn(wrapped, way = '') {
  const node = unwrapped[wrapped?.type]?.(wrapped) ?? wrapped
  if (node !== wrapped) yield* literalsIn(node, way)
  else if (Array.isArray(node)) for (const one of node) yield* literalsIn(one, way)
  else if (node?.type === 'Literal') yield { way, value: node.value, start: node.start }
  else if (node?.type === 'TemplateLiteral' && node.quasis.length === 1)
    yield { way, value: node.quasis[0].value.cooked, start: node.start }
  else if (node?.type === 'UnaryExpression') yield { way, value: Number.NaN, start: node.start }
  else if (node?.type === 'Property')
    yield* literalsIn(node.value, `${way}.${node.key.name ?? node.key.value}`)
  else if (node?.type === 'VariableDeclarator') yield* literalsIn(node.init, node.id.name)
  else if (node?.type === 'CallExpression')
    yield* literalsIn(node.arguments, `${way}.${node.callee.name}()`)
  else if (node && typeof node === 'object' && !/^(?:Function|TS|Import)/.test(node.type))
    for (const [key, child] of Object.entries(node))
      if (child && typeof child === 'object' && key !== 'key') yield* literalsIn(child, way)
}

/** The modules of a content folder by name: the literals of each, or what keeps it from being read. */
export function readTyped(folder) {
  const names = readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name))
  return names.sort().map((name) => {
    const code = readFileSync(path.join(folder, name), 'utf8')
    const lineAt = (offset) => code.slice(0, offset).split('\n').length
    const { program, errors } = parseSync(name, code)
    const at = lineAt(errors[0]?.labels[0]?.start ?? 0)
    const lines = code.split('\n')
    // What is missing is often missing at the end of the line before.
    const text = lines[at - 1] ?? ''
    const fault = errors[0] && {
      line: at,
      text: `“${text.trim().slice(0, 80)}” ${straight(whyUnreadable(text, errors[0].message))}`,
    }
    const literals = fault ? [] : [...literalsIn(program)]
    return { name, fault, literals: literals.map((one) => ({ ...one, line: lineAt(one.start) })) }
  })
}

/** Faults of what is typed in `content/*.ts`; `isKnown` tells pages and files of the site by address. */
export function typedFaults(modules, known) {
  return modules.flatMap(({ name, literals }) =>
    literals.flatMap(({ way, value, line }) => {
      const rule = rules.find(({ file, at }) => file === name && at.test(way))
      const fault = (text) => [`content/${name}:${line}  ${text}`]
      if (rule && !rule.ok(value)) return fault(`${JSON.stringify(value)} ${straight(rule.say)}`)
      if (typeof value !== 'string') return []
      if (isInCurlyQuotes(value)) return fault(`${value} ${curlyQuotes}`)
      if (/^\/(?!\/)[^\s]*$/.test(value) && !known.isKnown(value))
        return fault(
          `"${value}" is no page and no file of this site; write ${meantAddress(value, known)}`,
        )
      return []
    }),
  )
}
