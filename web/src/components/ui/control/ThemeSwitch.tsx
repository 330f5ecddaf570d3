import { useState } from 'react'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useSavePreference } from 'src/hooks/access/useSavePreference'
import { chooseTheme, chosenTheme } from 'src/lib/browser/theme'

import { themes } from '$api/src/shared/accounts/preferences'

const icons = { light: Sun, dark: Moon, system: Monitor }

export const ThemeSwitch = () => {
  const { t } = useTranslation()
  const save = useSavePreference()
  const [inUse, setInUse] = useState(chosenTheme)

  return (
    <div
      role="group"
      aria-label={t('shell.theme')}
      className="bg-base-200 border-base-300 inline-flex rounded-lg border p-0.5"
    >
      {themes.map((theme) => {
        const Icon = icons[theme]
        const name = t(`shell.${theme}Theme`)
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={inUse === theme}
            aria-label={name}
            title={name}
            onClick={() => {
              chooseTheme(theme)
              setInUse(theme)
              save({ theme })
            }}
            className={`flex h-8 w-9 cursor-pointer items-center justify-center rounded-md ${inUse === theme ? 'bg-base-100 shadow-sm' : 'text-muted hover:text-base-content'}`}
          >
            <Icon className="size-4" aria-hidden />
          </button>
        )
      })}
    </div>
  )
}
