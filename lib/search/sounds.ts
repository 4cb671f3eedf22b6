/** Latin letters that sound alike, each with a word that needs it. */
const sounds: [letters: RegExp, sound: string][] = [
  [/sch/g, 'sk'], // school
  [/c(?=[eiy])/g, 's'], // certificate
  [/c(?!h)|q/g, 'k'], // calendar
  [/x/g, 'ks'], // exam
  [/[gz]/g, 'j'], // register, रजिस्टर
  [/ph/g, 'f'], // photo, फोटो
  [/[vw]/g, 'b'], // van, ভ্যান
]

/** Sounds of the consonants from क to ह; the Bengali ones have the same order, 128 code points later. */
const consonants = 'kkjjnccjjnttddnttddnnpfbbmyrrlllbsssh'

/** Returns the consonants of a word as they sound: "skl" for "school", for "skool" and for "स्कूल". */
export function soundOf(word: string): string {
  return sounds
    .reduce((heard, [letters, sound]) => heard.replace(letters, sound), word)
    .replace(/[क-हক-হ]/g, (letter) => consonants[(letter.charCodeAt(0) & 127) - 0x15] ?? '')
    .replace(/m(?=[bp])/g, 'n') // number, नंबर
    .replace(/(?!^)h|[^a-z]|[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1')
}
