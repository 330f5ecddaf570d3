import { platformKeyOf, platformLabel } from '$api/src/shared/billing/platforms'

/** The display name of a payment platform; an unknown platform is shown as it is. */
export const platformLabelOf = (platform: string) => {
  const key = platformKeyOf(platform)
  return key ? platformLabel(key) : platform
}
