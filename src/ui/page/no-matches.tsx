import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { title: string; clearText: string; onClear: () => void; children: ReactNode }

/** Shown instead of the rows of a table if none matches its search and filters, with a button that clears them. */
export function NoMatches({ title, clearText, onClear, children }: Props) {
  return (
    <EmptyState level={2} title={title} art={null} action={<Button onClick={onClear}>{clearText}</Button>}>
      {children}
    </EmptyState>
  )
}
