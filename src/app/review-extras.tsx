import type { ReactNode } from 'react'
import type { ReviewDetails } from '#features/applications/review-contract.ts'

/** What the areas above applications show beside one that is open: a component of theirs each, in this order. */
export const reviewAside = (_application: ReviewDetails): ReactNode => null

/** And what they offer at its foot, before the button that closes. */
export const reviewActions = (_application: ReviewDetails): ReactNode => null
