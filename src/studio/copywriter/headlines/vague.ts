/** Whether a text names nothing that a reader could want to know: "Test", "Product launch", "Monday". */
export const isVague = (text: string) =>
  /^((a |our |my |the |new )*(test|post|image|picture|draft|untitled|new|something( cool| nice| creative| fun)?( for [a-z]+)?|it|this|product|product launch|launch|says|content|brand|company|company page|page|profile|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(motivational |inspirational |customer |monday |friday )*(quote|testimonial|review)( (for|from|about|by) .+)?|item|says|reads)( (image|post|picture|\d+))?|[^\p{L}\p{N}]*)$/iu.test(
    text.trim(),
  )
