import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'
import { SearchInput } from 'src/components/ui/form/SearchInput'
import { Card } from 'src/components/ui/layout/Card'
import { useAccess } from 'src/hooks/access/useAccess'
import { pathTo, useIsShown } from 'src/hooks/access/useMenu'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import { groupAnchor, showPlace } from './settingPlaces'

import {
  settingGroups,
  settingNames,
  settingRule,
} from '$api/src/shared/settings/catalogue'
import { plainLatin } from '$api/src/shared/text/latin'

type Entry = {
  label: string
  /** The group of a setting. */
  hint?: string
  /** Words that find it besides its label. */
  about?: string
} & ({ to: string } | { place: string })

const linkClass = 'link link-hover inline-flex min-h-8 items-center'

const EntryLink = ({ entry }: { entry: Entry }) =>
  'to' in entry ? (
    <Link to={entry.to} className={linkClass}>
      {entry.label}
    </Link>
  ) : (
    <a
      href={`#${entry.place}`}
      onClick={() => showPlace(entry.place)}
      className={linkClass}
    >
      {entry.label}
    </a>
  )

const isMatching = ({ label, hint, about }: Entry, typed: string) => {
  const text = plainLatin(`${label} ${hint ?? ''} ${about ?? ''}`)
  return plainLatin(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const pages = [
  ['operations', undefined],
  ['webhooks', undefined],
  ['myProfile', { tab: 'account' }],
  ['backupSettings', undefined],
] as const

/** Leads to the groups of settings and to the pages beside them; a search finds single settings. */
export const SettingsIndex = () => {
  const { t } = useTranslation('settings.staff')
  const words = useEntityWords('settings.staff.defaults')
  const isShown = useIsShown()
  const { can } = useAccess()
  const [typed, setTyped] = useState('')

  const index: Entry[] = [
    ...settingGroups.map((group) => ({
      label: t(`groups.${group}`),
      place: groupAnchor(group),
    })),
    ...pages
      .filter(
        ([route]) =>
          isShown(route) && (route !== 'myProfile' || can('accessTokens'))
      )
      .map(([route, params]) => ({
        label: t(`index.${route}`),
        to: pathTo(route, params) ?? '/',
      })),
  ]
  const settings = settingNames.map((name) => ({
    label: words.title(name),
    hint: t(`groups.${settingRule(name).group}`),
    about: `${words.help(name) ?? ''} ${name}`,
    place: name,
  }))
  const shown = typed
    ? [...index, ...settings].filter((entry) => isMatching(entry, typed))
    : index
  return (
    <Card
      title={t('index.title')}
      aside={
        <SearchInput
          value={typed}
          onSearch={setTyped}
          label={t('index.search')}
          placeholder={t('index.search')}
        />
      }
    >
      {shown.length > 0 ? (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {shown.map((entry: Entry) => (
            <li key={'to' in entry ? entry.to : entry.place}>
              <EntryLink entry={entry} />
              {entry.hint && (
                <span className="text-muted text-sm"> · {entry.hint}</span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t('index.none')}</p>
      )}
    </Card>
  )
}
