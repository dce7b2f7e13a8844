import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Font = { family: string; package: string; file: string; weights: readonly string[] }

const text = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'] as const
const other = ['400Regular', '700Bold'] as const
const named = (family: string, slug: string, file: string, weights: readonly string[]): Font => ({
  family,
  package: `@expo-google-fonts/${slug}`,
  file,
  weights,
})

const scripts = 'Devanagari Bengali Tamil Telugu Gujarati Gurmukhi Kannada Malayalam Sinhala Thai'.split(' ')
const moreScripts = scripts.map((script) =>
  named(`Noto Sans ${script}`, `noto-sans-${script.toLowerCase()}`, `NotoSans${script}`, other),
)

/** The fonts to choose for a document, followed by fallbacks for letters that these lack. No other font is used. */
export const typstFonts = [
  named('Source Sans 3', 'source-sans-3', 'SourceSans3', text),
  named('Source Serif 4', 'source-serif-4', 'SourceSerif4', text),
  named('Inter', 'inter', 'Inter', text),
  named('Lora', 'lora', 'Lora', text),
  named('Vazirmatn', 'vazirmatn', 'Vazirmatn', other),
  named('Heebo', 'heebo', 'Heebo', other),
  ...moreScripts,
  named('Noto Sans JP', 'noto-sans-jp', 'NotoSansJP', other),
  named('Noto Sans KR', 'noto-sans-kr', 'NotoSansKR', other),
  named('Noto Sans SC', 'noto-sans-sc', 'NotoSansSC', other),
  named('Noto Emoji', 'noto-emoji', 'NotoEmoji', other),
] as const satisfies readonly Font[]

const folderOf = (font: Font): string => dirname(fileURLToPath(import.meta.resolve(`${font.package}/package.json`)))

/** The folders of the font weights in use. */
export const fontFolders = (): string[] =>
  typstFonts.flatMap((font) => font.weights.map((weight) => join(folderOf(font), weight)))

/** The regular face of a family; all weights of a family cover the same letters. */
export function regularFace(family: string): string {
  const font = typstFonts.find((one) => one.family === family)
  if (!font) throw new Error(`no such font: ${family}`)
  return join(folderOf(font), '400Regular', `${font.file}_400Regular.ttf`)
}

/** The families in the order in which letters are looked up. The rest of the text decides between Japanese, Korean and Chinese shapes. */
export function familiesFor(family: string, allText: string): string[] {
  const asian = /[\u3040-\u30ff]/.test(allText)
    ? ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR']
    : /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(allText)
      ? ['Noto Sans KR', 'Noto Sans SC', 'Noto Sans JP']
      : ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR']
  const latin = [family, family === 'Lora' ? 'Source Serif 4' : 'Source Sans 3', 'Inter']
  const others = moreScripts.map((font) => font.family)
  return [...new Set([...latin, 'Vazirmatn', 'Heebo', ...others, ...asian, 'Noto Emoji'])]
}
