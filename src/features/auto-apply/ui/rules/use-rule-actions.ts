import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { Rule } from '../../contract.ts'
import { useChange } from '../use-change.ts'

/** The confirmation text before a rule sends without review. It describes exactly what the rule will do. */
const autoApproveText = ({ name, minimumMatch, coverLetter }: Rule, caps: Caps): string =>
  [
    `From now on, “${name}” will apply for you to every new job it finds with a match of ${minimumMatch} or more, without showing it to you first.`,
    `It sends your name, email address and phone number, the rule's resume, ${coverLetter ? "the rule's cover letter" : 'no cover letter'}, and answers from your answer bank.`,
    'It never answers legal or personal questions: jobs that ask one wait for you, and so does everything in your queue now.',
    `At most ${caps.dailyCap} per day, and ${caps.companyCap} per month to one company. Sent applications can't be recalled. You can turn this off at any time.`,
  ].join(' ')

type Caps = { dailyCap: number; companyCap: number }

export function useRuleActions(caps: Caps) {
  const confirm = useConfirm()
  const autoApproval = useMutation(
    api.autoApply.setAutoApprove.mutationOptions({
      ...useChange('Failed to change this rule'),
      onSuccess: ({ autoApprovedSince, name }) =>
        void toast.success(
          autoApprovedSince ? `“${name}” now sends without review` : `“${name}” now waits for your review`,
        ),
    }),
  )
  const onOff = useMutation(api.autoApply.switchRule.mutationOptions(useChange('Failed to change this rule')))
  const removal = useMutation(
    api.autoApply.removeRule.mutationOptions({
      ...useChange('Failed to delete this rule'),
      onSuccess: () => void toast.success('Rule deleted'),
    }),
  )
  return {
    isBusy: (id: string) => [autoApproval, onOff, removal].some((one) => one.isPending && one.variables.id === id),
    setAutoApprove: async (rule: Rule, isAutoApproved: boolean) => {
      const isConfirmed =
        !isAutoApproved ||
        (await confirm({
          title: 'Send without review',
          text: autoApproveText(rule, caps),
          action: 'Send without review',
          cancel: 'Keep reviewing',
        }))
      if (isConfirmed) autoApproval.mutate({ id: rule.id, isAutoApproved, isConfirmed })
    },
    switchOn: async (rule: Rule, isOn: boolean) => {
      // a rule that has auto-approve on would keep sending without review
      const isConfirmed =
        !isOn ||
        rule.autoApprovedSince === null ||
        (await confirm({
          title: 'Send without review',
          text: autoApproveText(rule, caps),
          action: 'Turn the rule on',
          destructive: false,
        }))
      if (isConfirmed) onOff.mutate({ id: rule.id, isOn })
    },
    remove: async (rule: Rule) => {
      const isConfirmed = await confirm({
        title: 'Delete rule',
        text: `Delete “${rule.name}”? Jobs it found stay in your queue.`,
        action: 'Delete',
      })
      if (isConfirmed) removal.mutate({ id: rule.id })
    },
  }
}
