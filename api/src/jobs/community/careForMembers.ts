import { assignByRule } from 'src/services/community/success/assigning/assignByRule'
import { runPlaybooks } from 'src/services/community/success/playbooks/runPlaybooks'

/** Runs every hour: gives members to success managers by the rule of the settings, then makes and closes their tasks. */
const careForMembers = async () => {
  while ((await assignByRule()) > 0);
  await runPlaybooks(new Date())
}

export default careForMembers
