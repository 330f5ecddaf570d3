import { useState } from 'react'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { chooseTheme, chosenTheme, themes } from 'src/lib/browser/theme'

const icons = { light: Sun, dark: Moon, system: Monitor }

export const ThemeSwitch = () => {
  const { t } = useTranslation()
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
