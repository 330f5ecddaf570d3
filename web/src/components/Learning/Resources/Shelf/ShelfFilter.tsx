import { useTranslation } from 'react-i18next'
import type { ResourceShelfFields } from 'types/graphql'

import { ViewLinks } from 'src/components/Learning/ViewLinks/ViewLinks'
import { Link } from 'src/components/ui/control/Link'
import { SearchInput } from 'src/components/ui/form/SearchInput'

import { useShelfState } from './useShelfState'

/** The search text, folder and tag, which filter together. */
export const ShelfFilter = ({
  shelf: { total, folders, tags },
}: {
  shelf: ResourceShelfFields
}) => {
  const { t } = useTranslation('learning.resources')
  const { folder, tag, q = '', pathWith, setQ } = useShelfState()
  return (
    <div className="mb-5 space-y-3">
      <SearchInput value={q} onSearch={setQ} label={t('mine.search')} />
      {folders.length > 0 && (
        <ViewLinks
          label={t('mine.folders')}
          current={String(folder ?? 'all')}
          views={[
            {
              key: 'all',
              label: t('mine.all', { count: total }),
              to: pathWith({ folder: undefined }),
            },
            ...folders.map(({ id, name, count }) => ({
              key: String(id),
              label: `${name} (${count})`,
              to: pathWith({ folder: id }),
            })),
          ]}
        />
      )}
      {tags.length > 0 && (
        <nav
          aria-label={t('mine.tags')}
          className="flex flex-wrap gap-x-1 gap-y-1"
        >
          {tags.map((each) => (
            <Link
              key={each}
              to={pathWith({ tag: each === tag ? undefined : each })}
              aria-current={each === tag ? 'true' : undefined}
              className={`min-h-8 rounded-full px-2.5 py-1 text-sm wrap-anywhere ${
                each === tag
                  ? 'bg-primary text-primary-content font-semibold'
                  : 'text-primary hover:underline'
              }`}
            >
              #{each}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
