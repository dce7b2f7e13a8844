export const tableErrors = {
  TABLE_EMPTY: { status: 422, message: 'This file has no rows.' },
  TABLE_UNREADABLE: {
    status: 422,
    message:
      "This file isn't a table that we can read. Save it as CSV or as an Excel workbook (.xlsx), then choose that file.",
  },
} as const
