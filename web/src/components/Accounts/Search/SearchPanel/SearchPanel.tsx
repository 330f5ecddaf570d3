import { useTranslation } from 'react-i18next'

import {
  memberKinds,
  searchKinds,
  type SearchType,
} from 'src/components/Accounts/Search/searchKinds'
import SearchResultsCell from 'src/components/Accounts/Search/SearchResultsCell'
import { Loading } from 'src/components/Accounts/Search/SearchResultsCell/SearchResultsCell'
import { useSearchLinks } from 'src/components/Accounts/Search/useSearchLinks'
import { useSearchUrl } from 'src/components/Accounts/Search/useSearchUrl'
import { Button } from 'src/components/ui/control/Button/Button'
import { pathTo } from 'src/hooks/access/useMenu'

import { useSearchBehaviour, type SearchBoxParts } from './useSearchBehaviour'

import { isSearchable } from '$api/src/shared/text/searchText'

/** Whether the page of a kind exists. Any number serves as the record's id. */
const isBuilt = (type: SearchType) => {
  const { route, params } = searchKinds[type].learners
  return (
    pathTo(route, params({ id: 1, subId: 1 }) as Record<string, unknown>) !==
    undefined
  )
}

const SearchPanel = (parts: SearchBoxParts) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const { type, setType } = useSearchUrl()
  const { asLearner } = useSearchLinks()
  const { query, close } = useSearchBehaviour(parts)
  const { listId } = parts
  const { text, isOpen, isOverBar, activeId } = parts.state
  const isTyping = text.trim() !== query
  const types = (Object.keys(searchKinds) as SearchType[]).filter(isBuilt)
  const filters = [
    ['', 'table.all'] as const,
    ...types.map((each) => [each, searchKinds[each].plural] as const),
    ...Object.entries(memberKinds).map(
      ([name, { plural }]) => [name, plural] as const
    ),
  ]
  const hasLetters = isSearchable(query)

  const closeButton = isOverBar && (
    <Button look="ghost" onClick={close} className="px-2">
      {t('action.close')}
    </Button>
  )
  if (!isOpen) return closeButton
  return (
    <>
      {closeButton}
      <div
        className={`panel shadow-float animate-rise flex flex-col ${isOverBar ? 'fixed inset-x-2 top-16 max-h-[calc(100dvh-9rem)]' : 'absolute top-full right-0 mt-2 max-h-[70dvh] w-[26rem] max-w-[calc(100vw-2rem)]'}`}
      >
        <div
          role="group"
          aria-label={t('table.filter')}
          className="border-base-300 flex flex-wrap gap-2 border-b p-3"
        >
          {filters.map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={type === name}
              onClick={() => setType(name)}
              className={`btn btn-sm rounded-full text-sm ${type === name ? 'btn-primary' : 'btn-outline border-control font-medium'}`}
            >
              {t(label)}
            </button>
          ))}
        </div>
        <div className="min-h-0 overflow-y-auto p-2">
          {!query || (isTyping && !hasLetters) ? (
            <Loading />
          ) : hasLetters ? (
            <SearchResultsCell
              query={query}
              {...(type && { type })}
              asLearner={asLearner}
              listId={listId}
              activeId={activeId}
              isTyping={isTyping}
            />
          ) : (
            <p className="text-muted p-3 text-sm">{t('search.tooShort')}</p>
          )}
        </div>
      </div>
    </>
  )
}

export default SearchPanel
