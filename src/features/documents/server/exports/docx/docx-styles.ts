import { AlignmentType, convertMillimetersToTwip, type IPropertiesOptions, LevelFormat, LineRuleType } from 'docx'
import type { Design } from '#features/document-content/design.ts'
import { setting } from '../../render/lay-out.ts'

export const BULLETS = 'bullets'

const papers = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } }
const MARGIN_MM = 18
/** The width between the margins, in twentieths of a point. */
export const textWidth = ({ page }: Design): number => convertMillimetersToTwip(papers[page].width - 2 * MARGIN_MM)

export function pageOf({ page }: Design) {
  const margin = convertMillimetersToTwip(MARGIN_MM)
  const { width, height } = papers[page]
  return {
    size: { width: convertMillimetersToTwip(width), height: convertMillimetersToTwip(height) },
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  }
}

// fonts of other scripts that are part of Word
const asian: Record<string, { font: string; tag: string }> = {
  ja: { font: 'Yu Gothic', tag: 'ja-JP' },
  ko: { font: 'Malgun Gothic', tag: 'ko-KR' },
  zh: { font: 'Microsoft YaHei', tag: 'zh-CN' },
}
const tags: Record<string, string> = {
  en: 'en-US',
  ar: 'ar-SA',
  fa: 'fa-IR',
  he: 'he-IL',
  el: 'el-GR',
  ru: 'ru-RU',
  uk: 'uk-UA',
  vi: 'vi-VN',
}

type Styles = Pick<IPropertiesOptions, 'styles' | 'numbering'>

/** The styles of the document: the design's font, color, size and spacing, and the language of the text. */
export function stylesOf(design: Design, { lang, dir }: { lang: string; dir: 'ltr' | 'rtl' }): Styles {
  const { accent, font, spacing } = setting(design)
  const color = accent.slice(1)
  const east = asian[lang] ?? asian.zh
  const tag = tags[lang] ?? east?.tag ?? 'en-US'
  // sizes in half points, spacing in twentieths of a point
  const size = (times: number) => Math.round(design.size * times * 2)
  const space = (points: number) => Math.round(points * spacing * 20)
  const heading = (times: number, before: number, after: number) => ({
    run: { bold: true, size: size(times), color },
    paragraph: { keepNext: true, spacing: { before: space(before), after: space(after) } },
  })
  return {
    styles: {
      default: {
        document: {
          run: {
            font: { ascii: font, hAnsi: font, cs: 'Arial', eastAsia: east?.font ?? font },
            size: size(1),
            sizeComplexScript: size(1),
            language: {
              value: dir === 'rtl' || asian[lang] ? 'en-US' : tag,
              bidirectional: dir === 'rtl' ? tag : 'ar-SA',
              eastAsia: asian[lang]?.tag ?? 'zh-CN',
            },
          },
          // a multiple of the line height: LibreOffice would otherwise read it as points, and long names would overlap
          paragraph: { spacing: { after: space(4), line: Math.round(264 * spacing), lineRule: LineRuleType.AUTO } },
        },
        title: heading(2.2, 0, 4),
        heading1: heading(1.25, 12, 4),
        heading2: { ...heading(1.05, 6, 1), run: { bold: true, size: size(1.05), color: '1B2430' } },
        heading3: { ...heading(1, 4, 1), run: { bold: true, size: size(1), color: '1B2430' } },
        hyperlink: { run: { color, underline: {} } },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            ...['\u2022', '\u2013'].map((text, level) => ({
              level,
              format: LevelFormat.BULLET,
              text,
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 340 * (level + 1), hanging: 227 } } },
            })),
          ],
        },
      ],
    },
  }
}
