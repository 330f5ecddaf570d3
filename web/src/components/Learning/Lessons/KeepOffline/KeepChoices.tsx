import { useTranslation } from 'react-i18next'

import { sizesOf, type Keepable, type KeepKind } from './keepable'

import { fileSize } from '$api/src/shared/text/fileSize'

type KeepChoicesProps = {
  keepables: readonly Keepable[]
  chosen: readonly KeepKind[]
  disabled: boolean
  onChange: (chosen: KeepKind[]) => void
}

/** The kinds of files to save offline, each with its size before the download. */
export const KeepChoices = ({
  keepables,
  chosen,
  disabled,
  onChange,
}: KeepChoicesProps) => {
  const { t } = useTranslation('learning.offline')
  return (
    <fieldset disabled={disabled} className="mt-3 space-y-1">
      <legend className="sr-only">{t('keep.what')}</legend>
      {sizesOf(keepables).map(({ kind, bytes }) => (
        <label
          key={kind}
          className="flex min-h-10 cursor-pointer items-center gap-3 text-sm"
        >
          <input
            type="checkbox"
            className="checkbox"
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, kind]
                  : chosen.filter((other) => other !== kind)
              )
            }
          />
          <span className="flex-1">{t(`keep.${kind}`)}</span>
          <span className="text-muted tabular-nums">{fileSize(bytes)}</span>
        </label>
      ))}
    </fieldset>
  )
}
