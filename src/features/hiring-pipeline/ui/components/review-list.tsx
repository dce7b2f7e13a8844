import type { ComponentProps } from 'react'
import { ReviewCard } from './review-card.tsx'
import '../reviews.css'

type Props = { items: ComponentProps<typeof ReviewCard>['item'][]; onOpen: (id: string) => void }

export const ReviewList = ({ items, onOpen }: Props) => (
  <ul className="review-list">
    {items.map((item) => (
      <ReviewCard key={item.id} item={item} now={new Date()} onOpen={() => onOpen(item.id)} />
    ))}
  </ul>
)
