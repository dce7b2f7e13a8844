import { expect, it } from 'vitest'
import { type Schema, schemaText } from './schema-text.ts'

it.each([
  [{}, 'anything'],
  [{ type: 'string', format: 'uuid' }, 'uuid'],
  [{ type: 'string', minLength: 1, maxLength: 100 }, 'string (1 to 100)'],
  [{ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'integer'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ enum: ['draft', 'sent'], type: 'string' }, '"draft" | "sent"'],
  [{ const: true }, 'true'],
  [
    { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] }, maxItems: 3 },
    '(string | null)[] (at most 3)',
  ],
  [{ type: 'object' }, '{}'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, '{\n  [key]: string\n}'],
  [
    {
      type: 'object',
      properties: {
        id: { type: 'string' },
        of: { type: 'array', items: { type: 'object', properties: { n: { type: 'number', default: 1 } } } },
      },
      required: ['id'],
    },
    '{\n  id: string\n  of?: {\n    n?: number, default 1\n  }[]\n}',
  ],
] as [Schema, string][])('writes the type of %j', (schema, text) => expect(schemaText(schema)).toBe(text))
