import { useQuery } from '@tanstack/react-query'
import { ExternalLink, FolderPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { BlogAdminSearch } from './blog-admin-search.ts'
import { CategoriesTab } from './components/categories-tab.tsx'
import { PostsTab } from './components/posts-tab.tsx'
import { TagsTab } from './components/tags-tab.tsx'
import { categoriesQuery, tagsQuery } from './queries.ts'

const CategoryDialog = lazyComponent(async () => (await import('./components/category-dialog.tsx')).CategoryDialog)
const CreatePostDialog = lazyComponent(
  async () => (await import('./components/create-post-dialog.tsx')).CreatePostDialog,
)

type Props = {
  search: BlogAdminSearch
  /** Changes some search parameters; the others remain. */
  onSearch: (change: Partial<BlogAdminSearch>) => void
  onOpen: (postId: string) => void
}

/** /app/admin/blog: the staff's posts, categories and tags (BLOG-01). */
export function BlogAdminPage({ search, onSearch, onOpen }: Props) {
  const [dialog, setDialog] = useState<'post' | 'category' | null>(null)
  const categories = useQuery(categoriesQuery()).data
  const tags = useQuery(tagsQuery()).data
  const count = (list: unknown[] | undefined) => (list ? { count: list.length } : {})
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title="Blog Management"
        purpose="Articles about hiring and job search. Only staff can see drafts."
        actions={
          <>
            <ButtonLink to="/blog" icon={ExternalLink} variant="ghost">
              View the blog
            </ButtonLink>
            <Button icon={FolderPlus} onClick={() => setDialog('category')}>
              Add Category
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => setDialog('post')}>
              Create Post
            </Button>
          </>
        }
      />
      <Tabs
        label="Blog"
        value={search.tab ?? 'posts'}
        onChange={(value) => onSearch({ tab: value === 'categories' || value === 'tags' ? value : undefined })}
        items={[
          { value: 'posts', label: 'Posts' },
          { value: 'categories', label: 'Categories', ...count(categories) },
          { value: 'tags', label: 'Tags', ...count(tags) },
        ]}
      >
        <TabPanel value="posts">
          <PostsTab search={search} onSearch={onSearch} onCreate={() => setDialog('post')} />
        </TabPanel>
        <TabPanel value="categories">
          <CategoriesTab onAdd={() => setDialog('category')} />
        </TabPanel>
        <TabPanel value="tags">
          <TagsTab />
        </TabPanel>
      </Tabs>
      {dialog === 'post' && <CreatePostDialog onClose={close} onCreated={onOpen} />}
      {dialog === 'category' && <CategoryDialog category={null} onClose={close} />}
    </>
  )
}
