import { useState } from 'react'

import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { menuPlaceOf } from 'src/components/access/menu'
import type { SearchBox } from 'src/components/Accounts/Search/SearchBox/SearchBox'
import { searchPlace } from 'src/components/Accounts/Search/searchPlace'
import { Button } from 'src/components/ui/Button/Button'
import { useCurrentRole } from 'src/hooks/useCurrentRole'

import { useSlashKey } from './useSlashKey'

/** Spec section 6: these do not see the search box. */
const withoutSearch = [
  'success-manager',
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'affiliate',
]

const loadBox = () =>
  import('src/components/Accounts/Search/SearchBox/SearchBox')

/** Holds the search's place in the first script; the box itself takes it over once it is wanted, by a press or by `/`. */
export const SearchSlot = () => {
  const { t } = useTranslation()
  const role = useCurrentRole()?.name ?? ''
  const { search } = useLocation()
  const [Box, setBox] = useState<typeof SearchBox>()
  /** How often it was asked for. */
  const [asked, setAsked] = useState(0)
  const isHidden = !role || withoutSearch.includes(role)

  const onWanted = async () => {
    setAsked(asked + 1)
    const box = await loadBox()
    setBox(() => box.SearchBox)
  }
  useSlashKey(() => void (isHidden || onWanted()))

  if (isHidden) return null
  const isBesideMenu = menuPlaceOf(role) === 'top'
  if (Box) return <Box isBesideMenu={isBesideMenu} asked={asked} />

  const place = searchPlace(isBesideMenu)
  return (
    <div onPointerEnter={loadBox}>
      <Button
        look="ghost"
        iconOnly
        icon={Search}
        className={place.icon}
        onClick={onWanted}
      >
        {t('search.label')}
      </Button>
      <div className={place.box}>
        <button
          type="button"
          onFocus={onWanted}
          onClick={onWanted}
          className="input text-muted w-full cursor-text"
        >
          <Search className="size-4 shrink-0" aria-hidden />
          <span className="truncate">
            {new URLSearchParams(search).get('query') ?? t('table.search')}
          </span>
        </button>
      </div>
    </div>
  )
}
