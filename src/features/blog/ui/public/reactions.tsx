import { Heart, Link2, Mail, Share2 } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import type { Article } from '../../article-contract.ts'
import { articlePath } from './blog-search.ts'
import '../blog.css'

/** Likes by a plain form, shares by plain links: both are counted without JavaScript. */
export function Reactions({ article, origin }: { article: Article; origin: string }) {
  const { id, likes, shares, isLiked } = article
  return (
    <div className="row ba-reactions" id="reactions">
      <form action={`/api/blog/${id}/like`} method="post">
        <input type="hidden" name="liked" value={isLiked ? 'no' : 'yes'} />
        <Button type="submit" variant="ghost" size="sm" aria-pressed={isLiked} aria-label={likeWords(likes, isLiked)}>
          <Heart className={isLiked ? 'ic is-liked' : 'ic'} />
          <span className="num">{likes}</span>
        </Button>
      </form>
      <details className="ba-share">
        <summary className="btn btn-ghost btn-sm" aria-label={`Share this article, shared ${times(shares)}`}>
          <Share2 className="ic" />
          <span className="num">{shares}</span>
        </summary>
        <div className="ba-ways card">
          <a className="link" href={`/api/blog/${id}/share/mail`} rel="nofollow">
            <Mail className="ic ic-sm" />
            Email
          </a>
          <a className="link" href={`/api/blog/${id}/share/linkedin`} rel="nofollow">
            <Share2 className="ic ic-sm" />
            LinkedIn
          </a>
          <Input
            icon={Link2}
            readOnly
            aria-label="Article link"
            defaultValue={`${origin}${articlePath(article.slug)}`}
          />
        </div>
      </details>
    </div>
  )
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)
const likeWords = (likes: number, isLiked: boolean): string =>
  `${isLiked ? 'You like this article' : 'Like this article'}, ${likes === 1 ? '1 person likes this' : `${likes} people like this`}`
