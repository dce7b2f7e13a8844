import { cx } from '../primitives/cx.ts'
import type { FieldProps } from './field-parts.tsx'
import { FieldError, Label } from './field-parts.tsx'
import { useField } from './field-shell.tsx'
import { getLazyEditor, LazyEditor } from './lazy-editor.tsx'
import type { PictureSource } from './pictures/pictures.ts'
import { richHeadings, toolsFor } from './rich-tools.ts'
import { ToolbarPlaceholder } from './toolbar-placeholder.tsx'

type Props = FieldProps & { placeholder?: string; pictures?: PictureSource }

// loaded on demand: the editor is larger than a page
const load = getLazyEditor(() => import('./rich-text-editor.tsx').then((module) => module.RichTextEditor))

/**
 * Text with headings, lists, emphasis, links and, with a source, images: the value is HTML, '' if empty. The server cleans what it stores.
 */
export function RichTextField({ placeholder, pictures, ...props }: Props) {
  const state = useField(props)
  const { value: fieldValue, onChange, onBlur, ref, disabled } = state.field
  const { control, help, error } = state.ids
  const value = typeof fieldValue === 'string' ? fieldValue : ''
  const aria = {
    id: control,
    'aria-labelledby': `${control}-label`,
    'aria-describedby': state.aria['aria-describedby'],
    'aria-invalid': state.aria['aria-invalid'],
    'aria-required': state.aria['aria-required'],
  }
  return (
    <div className={cx('field', props.className)}>
      <span className="label" id={`${control}-label`}>
        <Label label={props.label} required={props.required} optional={props.optional} />
      </span>
      <LazyEditor
        load={load}
        headings={richHeadings}
        editor={{ value, onChange, onBlur, focusRef: ref, disabled, placeholder, pictures, aria }}
        className="rich-text ProseMirror"
        attributes={{ ...aria, 'aria-placeholder': placeholder, 'aria-disabled': disabled || undefined }}
        isDisabled={disabled}
        frame={(text, press) => (
          <div
            className="rich-box"
            data-invalid={aria['aria-invalid'] ? '' : undefined}
            data-empty={value === '' || undefined}
          >
            <ToolbarPlaceholder groups={toolsFor(pictures !== undefined)} isDisabled={disabled} onPress={press} />
            <div className="rich-area">
              {placeholder && value === '' && (
                <span className="rich-placeholder" aria-hidden="true">
                  {placeholder}
                </span>
              )}
              {text}
            </div>
          </div>
        )}
      />
      <FieldError id={error}>{state.error}</FieldError>
      {props.help && (
        <div className="help" id={help}>
          {props.help}
        </div>
      )}
    </div>
  )
}
