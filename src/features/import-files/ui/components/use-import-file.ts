import { useState } from 'react'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import type { UploadedImport } from './import-file-input.tsx'

/** The file of a new import. After it is started, or put aside for another, the focus moves to the history or back to `input`. */
export function useImportFile(input = 'input[type=file]') {
  const [file, choose] = useState<UploadedImport | null>(null)
  const leaveTo = (place: string) => () => {
    choose(null)
    focusWhenLost(() => document.querySelector<HTMLElement>(place))
  }
  return { file, choose, onStarted: leaveTo('#imports-so-far'), onAgain: leaveTo(input) }
}
