#!/usr/bin/env bash
# Audits shards of JSON lines with GNU parallel: parallel.sh INPUT OUTPUT. Needs parallel and jq. Run it again to go on.
set -euo pipefail
mkdir -p "$2"
shard() {
  answers=$2/$(basename "$1" .jsonl).answers.jsonl
  if [ -e "$answers" ]; then return; fi # This shard is complete.
  jq -Rrc '(fromjson | {id, text})? // .' "$1" | "${EARSHOT_PROGRAM:-earshot}" stream --do audit --workers 1 >"$answers.unfinished" &&
    mv "$answers.unfinished" "$answers"
}
export -f shard
export SHELLOPTS # The shells of parallel, too, fail where a part of a pipe fails.
parallel --halt never --joblog "$2/log.tsv" shard {} "$2" ::: "$1"/*.jsonl
