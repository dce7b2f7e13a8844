import { FieldError } from '#ui/form/field-parts.tsx'
import { useField } from '#ui/form/field-shell.tsx'
import { getLazyEditor, LazyEditor } from '#ui/form/lazy-editor.tsx'
import { ToolbarPlaceholder } from '#ui/form/toolbar-placeholder.tsx'
import { writerHeadings, writerTools } from './writer-tools.ts'
import '../blog.css'

// the editor is larger than a page
const load = getLazyEditor(() => import('./article-writer.tsx').then((module) => module.ArticleWriter))

/** The content field of the post's form. */
export function ContentField() {
  const { field, error, ids } = useField({ name: 'content', label: 'Content' })
  const value = typeof field.value === 'string' ? field.value : ''
  const isInvalid = error !== undefined
  return (
    <div className="field">
      <LazyEditor
        load={load}
        headings={writerHeadings}
        editor={{ value, onChange: field.onChange, onBlur: field.onBlur, focusRef: field.ref, isInvalid }}
        className="rich-text ba-text ProseMirror"
        attributes={{ 'aria-label': 'Content' }}
        frame={(text, press) => (
          <div className="writer" data-invalid={isInvalid || undefined}>
            <ToolbarPlaceholder groups={writerTools} className="rich-tools writer-tools" onPress={press} />
            {text}
          </div>
        )}
      />
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}
