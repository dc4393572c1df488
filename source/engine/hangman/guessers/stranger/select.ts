/** The number that stands at a place once the list is sorted; it changes the order of the list. */
export function selectAt(list: Float64Array, place: number): number {
	let low = 0;
	let high = list.length - 1;
	while (low < high) {
		const pivot = list[(low + high) >>> 1]!;
		let left = low;
		let right = high;
		while (left <= right) {
			while (list[left]! < pivot) left++;
			while (list[right]! > pivot) right--;
			if (left > right) break;
			const larger = list[left]!;
			list[left++] = list[right]!;
			list[right--] = larger;
		}

		if (place <= right) high = right;
		else if (place >= left) low = left;
		else break;
	}

	return list[place]!;
}
