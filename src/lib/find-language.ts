const scripts: readonly [language: string, letters: RegExp][] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/g],
  ['zh', /\p{Script=Han}/gu],
  ['fa', /[پچژگکی]/g],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['uk', /[іїєґІЇЄҐ]/g],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['vi', /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gi],
]
// languages with letters that others of their script lack, so more than 6% of the letters are enough
const TELLING = new Set(['ja', 'fa', 'uk', 'vi'])

/** The language that most letters of the text belong to, as a tag; 'en' if none dominates. Screen readers use it too. */
export function findLanguage(text: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const all = text.match(/\p{L}/gu)?.length ?? 0
  const found = scripts.find(([language, letters]) => {
    const share = (text.match(letters)?.length ?? 0) / Math.max(1, all)
    return share > (TELLING.has(language) ? 0.06 : 0.5)
  })
  const lang = found?.[0] ?? 'en'
  return { lang, dir: ['ar', 'fa', 'he'].includes(lang) ? 'rtl' : 'ltr' }
}
