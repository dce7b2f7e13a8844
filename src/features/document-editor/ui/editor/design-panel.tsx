import { SlidersHorizontal } from 'lucide-react'
import { useSession } from '#features/accounts/ui/queries.ts'
import {
  colors,
  type Design,
  documentFonts,
  isAtsSafe,
  spacings,
  templates,
  textSizes,
} from '#features/document-content/design.ts'
import { type DocumentLanguage, documentLanguages } from '#features/document-content/document-labels.ts'
import { dateFormats, writeMonth } from '#features/document-content/write-dates.ts'
import type { DocumentKind } from '#features/documents/rules.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, TextLink } from '#ui/primitives/button.tsx'
import { Checkbox, Segmented } from '#ui/primitives/choice.tsx'
import { Popover } from '#ui/primitives/popover.tsx'
import { Select } from '#ui/primitives/select.tsx'
import '../editor.css'

const names = {
  color: { pine: 'Pine', ink: 'Ink', indigo: 'Indigo', plum: 'Plum', rust: 'Rust', slate: 'Slate' },
  font: { 'source-sans': 'Source Sans', 'source-serif': 'Source Serif', inter: 'Inter', lora: 'Lora' },
  spacing: { tight: 'Tight', normal: 'Normal', airy: 'Airy' },
} as const

/** Each language is labeled in that language, because its readers look for that name. */
const languages = documentLanguages.map((value) => ({ value, label: nameOf(value) }))

function nameOf(language: DocumentLanguage): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const exampleOf = (dates: Design['dates'], language: DocumentLanguage) => writeMonth('2026-09', { dates, language })

type Props = {
  kind: DocumentKind
  /** The form's content: it decides whether the ATS-safe badge is shown. */
  form: { getValues: () => unknown }
  design: Design
  onDesign: (design: Design) => void
}

/** The design of the document: template, color, font, size, spacing, page, language, and whether to fit it on one page. */
export function DesignPanel({ kind, form, design, onDesign }: Props) {
  const set = (change: Partial<Design>) => onDesign({ ...design, ...change })
  const template = templates.find(({ key }) => key === design.template)
  return (
    <Popover
      align="end"
      label="Design"
      trigger={
        <Button size="sm" icon={SlidersHorizontal}>
          {template?.label}
        </Button>
      }
    >
      <div className="design-panel stack stack-4">
        <fieldset className="design-templates">
          <legend className="label">Template</legend>
          {templates.map(({ key, label, isOneColumn }) => (
            <button
              type="button"
              key={key}
              className="design-template"
              aria-pressed={key === design.template}
              onClick={() => set({ template: key })}
            >
              {label}
              {isAtsSafe({ isOneColumn }, JSON.stringify(form.getValues())) && <Badge tone="plain">ATS-safe</Badge>}
            </button>
          ))}
        </fieldset>
        <fieldset className="design-colors">
          <legend className="label">Color</legend>
          {colors.map((key) => (
            <button
              type="button"
              key={key}
              className="design-color"
              data-color={key}
              aria-pressed={key === design.color}
              aria-label={names.color[key]}
              onClick={() => set({ color: key })}
            />
          ))}
        </fieldset>
        <div className="design-row">
          <Select
            aria-label="Font"
            value={design.font}
            options={documentFonts.map((value) => ({ value, label: names.font[value] }))}
            onChange={(event) => set({ font: event.target.value as Design['font'] })}
          />
          <Select
            aria-label="Text size"
            value={String(design.size)}
            options={textSizes.map((size) => ({ value: String(size), label: `${size} pt` }))}
            onChange={(event) => set({ size: Number(event.target.value) as Design['size'] })}
          />
        </div>
        <Segmented
          label="Spacing"
          value={design.spacing}
          onChange={(spacing) => set({ spacing: spacing as Design['spacing'] })}
          options={spacings.map((value) => ({ value, label: names.spacing[value] }))}
        />
        <Segmented
          label="Page"
          value={design.page}
          onChange={(page) => set({ page: page as Design['page'] })}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'Letter' },
          ]}
        />
        <Writing kind={kind} design={design} set={set} />
        {kind === 'resume' && <PhotoChoice design={design} set={set} />}
        <Checkbox
          label="Fit to one page"
          checked={design.fitsOnePage}
          onChange={(event) => set({ fitsOnePage: event.target.checked })}
        />
      </div>
    </Popover>
  )
}

type PhotoProps = { design: Design; set: (change: Partial<Design>) => void }

/** Whether the profile picture is printed. Customs differ between countries: where a photo is unusual, it can harm an application. */
function PhotoChoice({ design, set }: PhotoProps) {
  const { viewer } = useSession()
  return (
    <div className="stack stack-1">
      <Checkbox
        label="Print my profile picture"
        checked={design.hasPhoto}
        onChange={(event) => set({ hasPhoto: event.target.checked })}
      />
      {design.hasPhoto && !viewer?.image ? (
        <p className="meta">
          You have no profile picture yet. <TextLink to="/app/profile">Add one</TextLink>
        </p>
      ) : (
        <p className="meta">Common in Germany, France and Japan. Leave it out in the US, the UK and Canada.</p>
      )}
    </div>
  )
}

type WritingProps = Pick<Props, 'kind' | 'design'> & { set: (change: Partial<Design>) => void }

/** The language of printed labels, and the format of printed dates. */
function Writing({ kind, design, set }: WritingProps) {
  return (
    <div className="design-row is-even">
      <Select
        aria-label="Document language"
        value={design.language}
        options={languages}
        onChange={(event) => set({ language: event.target.value as Design['language'] })}
      />
      {kind === 'resume' && (
        <Select
          aria-label="Dates"
          value={design.dates}
          options={dateFormats.map((dates) => ({ value: dates, label: exampleOf(dates, design.language) }))}
          onChange={(event) => set({ dates: event.target.value as Design['dates'] })}
        />
      )}
    </div>
  )
}
