"""A real Ray on this machine, two workers, the same results as here."""

import msgspec
import pytest
import ray

from megapolis import find_game
from megapolis.arena import match, runner
from megapolis.arena.runner import NoCluster
from megapolis.arena.store import Store


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_what_one_process_gives() -> None:
    event = match(find_game("next_station").setup(2), "ray", 3, ["greedy", "search:iterations=8"])
    here = runner.run(Store(event, None))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        assert ray.cluster_resources()["CPU"] == 2
        there = list(runner.play_on_ray(ray, event.setup, event.games()))
    finally:
        ray.shutdown()
    key = {result.key: number for number, result in enumerate(here)}
    there.sort(key=lambda result: key[result.key])
    assert [msgspec.structs.replace(one, seconds=[]) for one in there] == [
        msgspec.structs.replace(one, seconds=[]) for one in here
    ]


@pytest.mark.filterwarnings("ignore")
def test_the_command_starts_a_cluster_of_its_own() -> None:
    event = match(find_game("next_station").setup(1), "ray", 2, ["greedy"])
    assert [result.scores for result in runner.run(Store(event, None), ray="local")] == [
        result.scores for result in runner.run(Store(event, None))
    ]


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_named() -> None:
    event = match(find_game("next_station").setup(1), "ray", 1, ["greedy"])
    with pytest.raises(NoCluster, match="nonsense"):
        runner.run(Store(event, None), ray="nonsense://nowhere")
