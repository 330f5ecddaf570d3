import { followCheckIns } from 'src/services/community/accountability/checkIns/followCheckIns'

/** Runs every morning: marks the check-ins that were missed, and reminds of those that are due. */
const remindOfCheckIns = () => followCheckIns(new Date())

export default remindOfCheckIns
