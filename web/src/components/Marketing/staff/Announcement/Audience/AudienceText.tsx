import { useAudienceText, type AudienceNames } from './useAudienceText'

/** Whom an announcement is for, in words. */
export const AudienceText = ({ audience }: { audience: AudienceNames }) => (
  <>{useAudienceText()(audience)}</>
)
