import { useTranslation } from 'react-i18next'

const styles = `
#late-note{visibility:hidden;position:fixed;z-index:40;top:4.5rem;left:1rem;right:1rem;margin:auto;max-width:36rem;
padding:.75rem 1rem;border-radius:.5rem;background:var(--color-base-content);color:var(--color-base-100);
animation:late-note 0s 10s forwards}
@keyframes late-note{to{visibility:visible}}`

const withoutScripts =
  '#late-note{animation:none;visibility:visible;position:static;margin-top:1rem}'

/** Tells a visitor whose browser runs no scripts, or is still waiting for them after ten seconds, what to do. */
export const LateNote = () => {
  const { t } = useTranslation()
  return (
    <>
      <style>{styles}</style>
      <noscript>
        <style>{withoutScripts}</style>
      </noscript>
      <p id="late-note">{t('state.late')}</p>
    </>
  )
}
