/**
 * Returns the number of letters to insert, delete, replace or swap to turn one word into the other
 * (optimal string alignment), or Infinity if it exceeds `limit`. With `open`, the distance to
 * the nearest prefix of the other word.
 */
export function getEditDistance(
  word: string,
  other: string,
  limit = Infinity,
  open = false,
): number {
  const lengthGap = word.length - other.length;
  if (lengthGap > limit || (!open && -lengthGap > limit)) return Infinity;
  const width = Math.min(other.length, word.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = word[row - 1] === other[column - 1];
      let cost = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        word[row - 1] === other[column - 2] &&
        word[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return Infinity;
    beforeLast = last;
    last = current;
  }
  const distance = open ? Math.min(...last) : last[other.length]!;
  return distance > limit ? Infinity : distance;
}
