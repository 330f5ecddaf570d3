import type { ReactElement } from 'react'

import * as Popover from '@radix-ui/react-popover'
import { useTranslation } from 'react-i18next'

import type { useColumnPreferences } from 'src/components/ui/resource/ResourceTable/useColumnPreferences'

type ColumnsPopupProps = { button: ReactElement } & Pick<
  ReturnType<typeof useColumnPreferences>,
  'preferences' | 'toggle' | 'mayHide'
>

const ColumnsPopup = ({
  button,
  preferences,
  toggle,
  mayHide,
}: ColumnsPopupProps) => {
  const { t } = useTranslation(['common', 'common.tools'])
  return (
    <Popover.Root>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="panel shadow-float animate-rise z-50 min-w-52 overflow-y-auto p-2"
          style={{
            maxHeight: 'var(--radix-popover-content-available-height)',
          }}
        >
          <fieldset>
            <legend className="text-muted px-3 py-1.5 text-xs font-semibold">
              {t('common.tools:table.columnsHelp')}
            </legend>
            {preferences.map(({ key, title, isVisible }) => (
              <label
                key={key}
                className="hover:bg-base-200 flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm"
              >
                <input
                  type="checkbox"
                  className="checkbox checkbox-sm"
                  checked={isVisible}
                  disabled={isVisible && !mayHide(key)}
                  onChange={() => toggle(key)}
                />
                {title}
              </label>
            ))}
          </fieldset>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

export default ColumnsPopup
