const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** A number for the start of a sentence: 'Six', 'No', '1,512'. */
export const countWord = (count: number): string => words[count] ?? count.toLocaleString('en-US')

/** '1 job', '1,512 jobs'. */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
